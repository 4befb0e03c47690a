export const carousel = {
  role: 'carousel',
  slideRole: 'slide',
  slide: (index: number, count: number) => `${index} of ${count}`,
  position: (index: number, count: number) => `Slide ${index} of ${count}`,
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  goTo: (index: number) => `Show slide ${index}`,
} as const;
