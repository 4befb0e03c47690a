export { names } from '@imisozi/core/texts/en/names';
export { refusals } from './said-by-api';
