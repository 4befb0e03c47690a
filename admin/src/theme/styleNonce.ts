/** The word by which the server's policy knows styles that the dashboard writes while it runs; none in development. */
export const styleNonce: string | undefined =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
