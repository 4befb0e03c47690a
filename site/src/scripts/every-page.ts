import { carryToasts } from '../lib/toast';
import './subscribe';

carryToasts();
