import { keepTyped } from '../lib/typed-booking';

const form = document.querySelector<HTMLFormElement>('form#booking');
if (form) keepTyped(form);
