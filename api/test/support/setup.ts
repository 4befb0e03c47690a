import 'reflect-metadata';
import { refuseSecondConnections } from '../../src/database/transaction-scope.js';

refuseSecondConnections();
