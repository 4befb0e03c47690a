/** The status of a gateway that is too busy. */
export const BUSY = 429;

export interface Reply {
  readonly status: number;
  /** Undefined if it is no JSON. */
  readonly body: unknown;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object | undefined;
  readonly signal: AbortSignal;
}

/** One call of a gateway's REST API. @throws Error when no answer arrives */
export async function jsonCall(url: string, { method, headers, body, signal }: Call): Promise<Reply> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    // The credentials are for this URL and no other.
    redirect: 'error',
    signal,
  });
  return { status: response.status, body: parsed(await response.text()) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The gateway does not let us in: our account or its settings are wrong, not the payment. */
export const isForbidden = ({ status }: Reply): boolean => status === 401 || status === 403;

/** Why a call failed, for the log. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
}
