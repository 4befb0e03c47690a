import { field, view } from '../http/view.js';

class AuthError extends view({ auth: field.string('Please log in to continue.') }) {}

/** The one shape of every failure (contract 1). */
export class ErrorAnswer extends view({
  statusCode: field.number(400),
  error: field.string('Email is required', 'A sentence that can be shown to the user.'),
  message: field.string('Email is required', 'The same sentence as `error`.'),
  Errors: field.strings(['Email is required'], 'Every problem found, when the body fails validation.').optional(),
  errors: field.one(AuthError, 'Present on 401 and 403.').optional(),
  requestId: field.string('req-1', 'Identifies this call in the logs.'),
}) {}
