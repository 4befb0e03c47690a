/**
 * Where the bank's card form comes from, for the payment page's content security policy; null while the built-in test
 * gateway stands in for it. The same setting as the API reads (CHECKOUT_URL, CHECKOUT_MERCHANT).
 */
export function cardGatewayOrigin(): string | null {
  const { CHECKOUT_URL: url = '', CHECKOUT_MERCHANT: merchant } = process.env;
  return merchant && URL.canParse(url) ? new URL(url).origin : null;
}
