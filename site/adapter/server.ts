import { createApp } from 'astro/app/entrypoint';

// Whole pages at once: the cache keeps final bytes, and an error can still become an error page.
const app = createApp({ streaming: false });

/**
 * Renders one page.
 * @param clientAddress the visitor's address, as the web server sees it
 */
export async function render(request: Request, locals: App.Locals, clientAddress: string): Promise<Response> {
  const response = await app.render(request, { locals, clientAddress });
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8');
  }
  return response;
}
