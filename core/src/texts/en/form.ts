export const form = {
  required: 'required',
  honeypot: 'Website',
  problems: 'Please check the following:',
  failed: 'Something went wrong. Please try again.',
  offline: "We couldn't reach our server. Please check your connection and try again.",
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  emailInvalid: 'Please enter a valid email address',
  phoneNumeric: 'Phone number must be numeric',
  agree: 'By continuing, you agree to our',
  terms: 'terms',
  and: 'and',
  cancellation: 'cancellation charges',
} as const;
