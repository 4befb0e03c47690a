/** Astro's functions to extend a page's Content-Security-Policy. */
interface PagePolicy {
  insertScriptResource(resource: string): void;
  insertDirective(directive: `${'frame-src' | 'connect-src' | 'img-src'} ${string}`): void;
}

/** Allows the bank's card form on a page. Pages with it are the only ones with a third-party script. */
export function allowCardForm(policy: PagePolicy | undefined, gateway: string | null): void {
  if (!gateway) return;
  policy?.insertScriptResource("'self'");
  policy?.insertScriptResource(gateway);
  policy?.insertDirective(`frame-src 'self' ${gateway}`);
  policy?.insertDirective(`connect-src 'self' ${gateway}`);
  policy?.insertDirective(`img-src ${gateway}`);
}
