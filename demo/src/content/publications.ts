import type { PublicationContent } from './types.ts';

/** The demonstration documents, newest first: every category, active and inactive. */
export const publications: readonly PublicationContent[] = [
  {
    title: 'Green season offer: three nights in Akagera for the price of two',
    category: 'publication',
    status: true,
    document: {
      title: 'Green season offer',
      paragraphs: [
        'From March to the end of May the plains of Akagera are green, the calves are small and the roads are quiet. During these months, every booking of two nights in one of our partner camps comes with a third night free of charge.',
        'The offer applies to groups of one to five people, includes full board on all three nights, and can be combined with any of our tours that pass through the park. Park entry for the additional day is charged at the official rate.',
        'Guests who travel in April should expect a thunderstorm most afternoons, and some of the best light of the year after it.',
        'To use the offer, mention the words “green season” in your booking message.',
      ],
    },
  },
  {
    title: 'A packing list for the volcanoes, and what to leave at home',
    category: 'publication',
    status: true,
    document: {
      title: 'A packing list for the volcanoes',
      paragraphs: [
        'Musanze lies at 1,850 metres and the gorillas live several hundred metres higher. Mornings are cold, climbs are hot, and rain falls in every month of the year. Dress in layers that dry quickly.',
        'Bring: walking boots with a firm sole, long trousers, a long-sleeved shirt, gardening gloves, a light rain jacket, a hat, two litres of water, a snack without loud wrapping, and a waterproof bag for your camera.',
        'Leave at home: jeans, umbrellas, perfume, drones, and plastic bags, which are not allowed in Rwanda.',
        'Walking sticks are lent at the trailhead. A porter costs about twenty dollars and supports a household in the village.',
      ],
    },
  },
  {
    title: 'Weekends for residents: four short journeys from Kigali',
    category: 'publication',
    status: true,
    document: {
      title: 'Weekends for residents',
      paragraphs: [
        'You live here, and you have been meaning to go. These four journeys leave Kigali on a Friday afternoon or a Saturday morning and bring you back in time for school on Monday.',
        'Tea country in Kinihira, two hours away. The twin lakes of Burera and Ruhondo, two and a half. The bays of Karongi, two and a half to three. The southern lakes of Akagera, two and a half.',
        'Residents and citizens pay reduced park fees. Send us a copy of your card with the booking, and our office will adjust the total.',
      ],
    },
  },
  {
    title: 'Conference season: rooms, interpreters and transfers from one desk',
    category: 'publication',
    status: false,
    document: {
      title: 'Conference season in Kigali',
      paragraphs: [
        'Our events desk plans meetings for twenty to two thousand delegates: venue, accommodation, transfers, registration, and simultaneous translation in French, English, Swahili, Kinyarwanda and Arabic.',
        'After the closing session we look after the part that people remember: one-day and two-day excursions for delegates and their companions.',
        'This leaflet is being revised; please ask the office for current rates.',
      ],
    },
  },
  {
    title: 'Imisozi Safaris opens its trail fund for village guides',
    category: 'Press Release',
    status: true,
    document: {
      title: 'A trail fund for village guides',
      paragraphs: [
        'Kigali. Imisozi Safaris today opened a fund that pays for the training of walking guides in villages along the Congo Nile Trail and around Gishwati-Mukura National Park.',
        'Two dollars of every day that a guest spends on foot or on a bicycle with the company go into the fund. In its first year it is to pay for first-aid courses, language lessons and rain gear for thirty guides.',
        'The guides choose their own committee, and the accounts are published every January.',
      ],
    },
  },
  {
    title: 'New booking service lets visitors reserve now and pay later',
    category: 'Press Release',
    status: true,
    document: {
      title: 'Reserve now, pay later',
      paragraphs: [
        'Kigali. Visitors to the website of Imisozi Safaris can now reserve a tour for one to five people and choose whether to pay at once by card or later against a proforma invoice.',
        'Prices are shown as totals for the group, with every park permit they include listed by name, so that a family of four sees what it will pay before it writes a single message.',
        'Groups of six and more continue to be looked after in person at the office in Kigali.',
      ],
    },
  },
  {
    title: 'Draft: partnership for electric safari vehicles',
    category: 'Press Release',
    status: false,
    document: {
      title: 'Partnership for electric safari vehicles (draft)',
      paragraphs: [
        'Draft, not for release. Imisozi Safaris is in talks about the conversion of two safari vehicles to electric drive for use in the south of Akagera National Park.',
        'Range, charging at the camps and the noise level near wildlife are being tested over one dry and one wet season.',
      ],
    },
  },
  {
    title: 'Travel health measures: what guests should know',
    category: 'Covid-19',
    status: true,
    document: {
      title: 'Travel health measures',
      paragraphs: [
        'Rules for arriving in and departing from Rwanda have changed several times since 2020. Before you travel, read the current notice of the health authorities; we send the link with every confirmation.',
        'If your airline or destination requires a departure test, it costs USD 50 in Kigali and the result is valid within 120 hours. Our office will book the appointment for you.',
        'Near gorillas and chimpanzees a face mask is required in any case: they catch our colds.',
      ],
    },
  },
  {
    title: 'Archive: measures during the reopening of the parks',
    category: 'Covid-19',
    status: false,
    document: {
      title: 'Measures during the reopening of the parks (archive)',
      paragraphs: [
        'This document is kept for reference. It describes how vehicles were cleaned, how groups were limited and how bookings could be moved without charge while the national parks reopened.',
        'None of these measures is in force today.',
      ],
    },
  },
];
