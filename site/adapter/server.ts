import { createApp } from 'astro/app/entrypoint';

// Whole pages at once: the cache keeps final bytes, and an error can still become an error page.
const app = createApp({ streaming: false });

/**
 * Renders one page.
 * @param clientAddress the visitor's address, as the web server sees it
 */
export function render(request: Request, locals: App.Locals, clientAddress: string): Promise<Response> {
  return app.render(request, { locals, clientAddress });
}
