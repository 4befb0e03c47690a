export const carousel = {
  role: 'carousel',
  slideRole: 'slide',
  slide: '{index} of {count}',
  position: 'Slide {index} of {count}',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  goTo: 'Show slide {index}',
} as const;
