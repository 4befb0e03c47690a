// The page is kept for many readers: whoever reads it says so, or a kept page would count as one reading.
const slug = document.getElementById('reading')?.dataset['slug'];
if (slug) void fetch(`/api/news/${encodeURIComponent(slug)}/read`, { method: 'POST', keepalive: true }).catch(() => {});
