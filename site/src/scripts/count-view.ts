// The page is cached, so each browser reports its view with a request of its own.
const slug = document.getElementById('view-count')?.dataset['slug'];
if (slug) void fetch(`/api/news/${encodeURIComponent(slug)}/read`, { method: 'POST', keepalive: true }).catch(() => {});
