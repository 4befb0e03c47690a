import 'reflect-metadata';
import { refuseSecondConnections } from '../../src/platform/database/transaction-scope.js';

refuseSecondConnections();
