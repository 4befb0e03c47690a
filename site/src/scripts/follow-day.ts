// The map beside an itinerary shows the way of the day that is being read: its picture has a view for each day.
const picture = document.querySelector<HTMLImageElement>('.itinerary #route-map img');
if (picture) follow(picture, picture.getAttribute('src') ?? '');

function follow(map: HTMLImageElement, whole: string): void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      const [day] = inView;
      const shown = day ? `${whole}#${day.id}` : whole;
      if (map.getAttribute('src') !== shown) map.setAttribute('src', shown);
    },
    // The line at which people read: a little above the middle of the window.
    { rootMargin: '-40% 0px -59% 0px' },
  );
  for (const day of document.querySelectorAll('.itinerary .days > li')) observer.observe(day);
}
