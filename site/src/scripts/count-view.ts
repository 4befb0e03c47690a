// The page is cached, so views are counted by a request from each browser.
const slug = document.getElementById('view-count')?.dataset['slug'];
if (slug) void fetch(`/api/news/${encodeURIComponent(slug)}/read`, { method: 'POST', keepalive: true }).catch(() => {});
