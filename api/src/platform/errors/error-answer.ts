import { field, view } from '../http/view.js';
import { RefusalView } from './refusal.view.js';

class AuthError extends view({ auth: field.string('Please log in to continue.') }) {}

/** The single shape of every error response (rules/errors 1), with the first of its reasons. */
export class ErrorAnswer extends view(
  {
    statusCode: field.number(400),
    error: field.string('Email is required', 'A sentence that can be shown to the user.'),
    message: field.string('Email is required', 'The same sentence as `error`.'),
    Errors: field.strings(['Email is required'], 'The sentence of every problem found, on 400.').optional(),
    refusals: field.list(RefusalView, 'Every reason, in the order of `Errors`.'),
    errors: field.one(AuthError, 'Present on 401 and 403.').optional(),
    requestId: field.string('req-1', 'Identifies this call in the logs.'),
  },
  RefusalView,
) {}
