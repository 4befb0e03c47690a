export const home = {
  title: 'Safaris, gorillas and lakes in Rwanda',
  description:
    'Tailor-made journeys through Rwanda: mountain gorillas, savannah, rainforest and Lake Kivu, planned and guided from Kigali.',
  heroLabel: 'Welcome',
  worth: "Why it's worth it",
  adventureButton: 'Plan an adventure',
  teaser: 'Three to start with',
  morePackages: 'More packages',
  mosaic: 'Five ways to discover Rwanda',
} as const;
