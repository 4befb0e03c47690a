// Holds rules/site 2 to 4.
import { TourCatalogue } from './tour-catalogue.ts';
import { readTourQuery } from './tour-query.ts';
import type { ListedTour, OpenDeparture } from './tour-results.ts';
import { searchedTexts } from './tour-index.ts';

const NOW = '2026-11-23';
const KIVU = { key: 'lake-kivu', label: 'Lake Kivu' };
const VOLCANOES = { key: 'volcanoes', label: 'Volcanoes' };

interface Plan extends Partial<Omit<ListedTour, 'searched'>> {
  readonly slug: string;
  readonly prices?: readonly number[];
  readonly description?: string;
}

function tour({ prices = [100, 180, 240, 300, 350], description = '', ...fields }: Plan): ListedTour {
  const [price1 = 0, price2 = 0, price3 = 0, price4 = 0, price5 = 0] = prices;
  const plain = {
    id: fields.slug,
    title: fields.slug,
    image: '/media/tour.svg',
    updatedAt: '2026-11-20T08:00:00.000Z',
    gallery: [],
    location: 'Kigali',
    excerpt: '',
    days: 2,
    saleMode: 'any-date' as const,
    leadDays: 0,
    lodgeIds: [],
    places: [KIVU],
    rating: null,
    ...{ price1, price2, price3, price4, price5 },
    ...{ seasons: null, largeGroups: null, travellerTypes: null, extras: null },
    ...fields,
  };
  return { ...plain, searched: searchedTexts({ ...plain, description }) };
}

const catalogue = (tours: readonly ListedTour[], departures: Record<string, readonly OpenDeparture[]> = {}) =>
  new TourCatalogue(tours, new Map(Object.entries(departures)), NOW);

const find = (tours: TourCatalogue, query = '') => tours.find(readTourQuery(new URLSearchParams(query), NOW));
const slugs = (results: ReturnType<typeof find>) => results.tours.map(({ tour: { slug } }) => slug);

describe('Found tours', () => {
  it('match people, days and dollars; the price is that of the group', () => {
    const tours = catalogue([
      tour({ slug: 'fits', prices: [900, 1500], days: 4 }),
      tour({ slug: 'dearer', prices: [900, 1501], days: 4 }),
      tour({ slug: 'longer', prices: [500, 900], days: 5 }),
      tour({ slug: 'only-alone', prices: [500] }),
      tour({ slug: 'on-request', prices: [] }),
    ]);
    const found = find(tours, 'people=2&days=4&price=1500');
    expect(found.tours).toMatchObject([
      { tour: { slug: 'fits' }, offer: { people: 2, amount: 1500 }, smallestGroup: 1 },
    ]);
    expect(slugs(find(tours, 'people=2'))).toEqual(['fits', 'dearer', 'longer', 'on-request']);
    // Without a number of people it is that of two, or of the only party that can book.
    expect(find(tours, 'price=1500').tours.map(({ offer }) => offer)).toEqual([
      { people: 2, amount: 1500 },
      { people: 2, amount: 900 },
      { people: 1, amount: 500 },
    ]);
  });

  it('have the price of larger groups, if tours have one', () => {
    const groups = [{ from: 6, to: 10, pricePerPerson: 50 }];
    const tours = catalogue([tour({ slug: 'large', largeGroups: groups }), tour({ slug: 'small' })]);
    expect(find(tours, 'people=8').tours).toMatchObject([
      { tour: { slug: 'large' }, offer: { people: 8, amount: 400 } },
    ]);
  });

  it('have the lowest price of the chosen month, including required extras', () => {
    const season = { name: 'High', from: '2027-06-16', to: '2027-09-30' };
    const high = { ...season, price1: 300, price2: 500, price3: 0, price4: 0, price5: 0 };
    const permit = {
      code: 'permit',
      label: 'Permit',
      category: 'permit' as const,
      price: 10,
      per: 'person' as const,
      required: true,
    };
    const tours = catalogue([tour({ slug: 'seasonal', seasons: [high], extras: [permit] })]);
    const priceIn = (month: string) => find(tours, `people=2&month=${month}`).tours[0]!.offer;
    expect([priceIn('2027-05'), priceIn('2027-06'), priceIn('2027-07')]).toEqual([
      { people: 2, amount: 200 },
      { people: 2, amount: 200 },
      { people: 2, amount: 520 },
    ]);
  });

  it('depart in the chosen month with seats for all, if only listed dates are sold', () => {
    const departures = [
      { startDate: '2026-12-05', seatsLeft: 3 },
      { startDate: '2027-01-09', seatsLeft: null },
    ];
    const tours = catalogue([tour({ slug: 'dated', saleMode: 'departures' }), tour({ slug: 'free' })], {
      dated: departures,
    });
    expect(slugs(find(tours, 'month=2026-12&people=3'))).toEqual(['dated', 'free']);
    expect(slugs(find(tours, 'month=2026-12&people=4'))).toEqual(['free']);
    expect(slugs(find(tours, 'month=2027-01&people=5'))).toEqual(['dated', 'free']);
    expect(slugs(find(tours, 'month=2027-02'))).toEqual(['free']);
  });

  it('keep their prices when an order takes seats; those of listed dates depend on the remaining dates', () => {
    const season = { name: 'High', from: '2027-06-16', to: '2027-06-30' };
    const high = { ...season, price1: 500, price2: 0, price3: 0, price4: 0, price5: 0 };
    const tours = [
      tour({ slug: 'dated', saleMode: 'departures', seasons: [high] }),
      tour({ slug: 'free', seasons: [high] }),
    ];
    const dated = (...days: string[]) => ({ dated: days.map((startDate) => ({ startDate, seatsLeft: 1 })) });
    const before = catalogue(tours, dated('2027-06-05', '2027-06-20'));
    const offers = (of: TourCatalogue) => find(of, 'people=1&month=2027-06').tours.map(({ offer }) => offer);
    expect(offers(before).map((offer) => offer?.amount)).toEqual([100, 100]);
    const after = new TourCatalogue(tours, new Map(Object.entries(dated('2027-06-20'))), NOW, before);
    expect(offers(after).map((offer) => offer?.amount)).toEqual([500, 100]);
    expect(offers(after)[1]).toBe(offers(before)[1]);
    const tomorrow = new TourCatalogue(tours, new Map(), '2026-11-24', after);
    expect(offers(tomorrow)[0]).not.toBe(offers(after)[1]);
  });

  it('contain the beginnings of all words in title, place or text, without accents; titles first', () => {
    const tours = catalogue([
      tour({ slug: 'in-text', description: 'By boat to the gorillas of the forest' }),
      tour({ slug: 'in-title', title: 'Górillas, and a forest' }),
      tour({ slug: 'neither' }),
    ]);
    expect(slugs(find(tours, 'q=GORILLA forest'))).toEqual(['in-title', 'in-text']);
    expect(slugs(find(tours, 'q=rilla'))).toEqual([]);
    expect(slugs(find(tours, 'q=...'))).toHaveLength(3);
  });

  it('are found by words with typing errors, if nothing begins with what was typed', () => {
    const tours = catalogue([
      tour({ slug: 'trek', title: 'Gorillas of the volcanoes' }),
      tour({ slug: 'lake', title: 'Lake Kivu', description: 'Gishwati and its chimpanzees' }),
    ]);
    const found = (words: string) => {
      const { tours: list, instead } = find(tours, `q=${words}`);
      return [list.map(({ tour: { slug } }) => slug).join(' '), instead];
    };
    expect(found('gorila')).toEqual(['trek', 'gorilla']);
    expect(found('Gorrilas volcanos')).toEqual(['trek', 'gorilla volcanos']);
    expect(found('gorille')).toEqual(['trek', 'gorilla']);
    expect(found('chimpanzes kivvu')).toEqual(['lake', 'chimpanzes kivu']);
    expect(found('goril')).toEqual(['trek', null]);
    expect(found('penguin')).toEqual(['', null]);
    expect(found('kivo penguin')).toEqual(['', null]);
  });

  it.each([
    ['Forêt de Nyungwé', 'foret nyugwe'],
    ['Ingagi zo mu Birunga', 'ingangi birunga'],
    ['Sokwe wa milimani', 'sokwe milimanii'],
    ['الغوريلا في رواندا', 'غوريلا'],
    ['بحيرة كيفو', 'بحيره كيفو'],
    ["L'île d'Iwawa", 'l’ile iwawa'],
  ])('are found by near spellings: %s by %s', (title, words) => {
    const tours = catalogue([tour({ slug: 'found', title }), tour({ slug: 'other' })]);
    expect(slugs(find(tours, `q=${words}`))).toEqual(['found']);
  });

  it('are suggested with their places to those who type, also with errors; orders do not rebuild the index', () => {
    const tours = [
      tour({ slug: 'trek', title: 'Gorillas', places: [VOLCANOES] }),
      tour({ slug: 'boat', title: 'By boat', description: 'Far from volcanoes' }),
    ];
    const before = new TourCatalogue(tours, new Map(), NOW);
    const suggested = (words: string, of = before) => {
      const found = of.suggest(words, { places: 2, tours: 2 });
      return [found.places.map(({ key }) => key), found.tours.map(({ tour: { slug } }) => slug)];
    };
    expect(suggested('volc')).toEqual([['volcanoes'], ['trek', 'boat']]);
    expect(suggested('vulcanos')).toEqual([['volcanoes'], ['trek', 'boat']]);
    expect(suggested('gor')).toEqual([[], ['trek']]);
    expect(suggested(' ')).toEqual([[], []]);
    expect(suggested('volc', new TourCatalogue(tours, new Map(), NOW, before))).toEqual(suggested('volc'));
  });

  it('say in which months they cost less or more than usual', () => {
    const season = (from: string, to: string, price1: number) => ({
      ...{ name: 'Season', from, to, price1 },
      ...{ price2: 1.8 * price1, price3: 0, price4: 0, price5: 0 },
    });
    const seasons = [season('2027-03-01', '2027-05-31', 80), season('2027-06-01', '2027-09-30', 120)];
    const levels = catalogue([tour({ slug: 'seasonal', seasons }), tour({ slug: 'same' })]).priceLevels();
    expect(['2026-12', '2027-04', '2027-07'].map((month) => levels.get(month))).toEqual(['usual', 'lower', 'higher']);
    expect(catalogue([tour({ slug: 'same' })]).priceLevels().size).toBe(0);
  });

  it('are sorted by price, those on request last, or by length', () => {
    const tours = catalogue([
      tour({ slug: 'request', prices: [], days: 1 }),
      tour({ slug: 'dear', prices: [900], days: 0 }),
      tour({ slug: 'cheap', prices: [100], days: 9 }),
    ]);
    expect(slugs(find(tours, 'sort=price'))).toEqual(['cheap', 'dear', 'request']);
    expect(slugs(find(tours, 'sort=length'))).toEqual(['request', 'cheap', 'dear']);
    expect(slugs(find(tours))).toEqual(['dear', 'cheap', 'request']);
  });

  it('are 24 per page, and every later page is the last one', () => {
    const tours = catalogue(Array.from({ length: 50 }, (_, index) => tour({ slug: `tour-${index}` })));
    expect([find(tours).total, find(tours).pages, slugs(find(tours, 'page=3')), slugs(find(tours, 'page=9'))]).toEqual([
      50,
      3,
      ['tour-48', 'tour-49'],
      ['tour-48', 'tour-49'],
    ]);
  });
});

describe('The choices of a search', () => {
  const tours = catalogue([
    tour({ slug: 'short', days: 1, prices: [90, 180], places: [KIVU] }),
    tour({ slug: 'long', days: 6, prices: [900, 1500], places: [KIVU, VOLCANOES] }),
  ]);

  it('count the tours that each of them finds together with the rest of the search', () => {
    const { choices } = find(tours, 'price=250&people=2');
    const countOf = (list: readonly { value: unknown; count: number }[], value: unknown) =>
      list.find((one) => one.value === value)?.count;
    expect([countOf(choices.price, 1_500), countOf(choices.price, 250), countOf(choices.days, 1)]).toEqual([2, 1, 1]);
    expect(choices.place).toEqual([
      { value: 'lake-kivu', label: 'Lake Kivu', count: 1 },
      { value: 'volcanoes', label: 'Volcanoes', count: 0 },
    ]);
    expect(countOf(choices.people, 1)).toBe(1);
    expect(countOf(choices.month, '2027-01')).toBe(1);
  });

  it('include a number that only the URL has', () => {
    expect(find(tours, 'price=777').choices.price.map(({ value }) => value)).toContain(777);
  });

  it('agree with the results of the search that they lead to', () => {
    for (const query of ['', 'people=2', 'days=2', 'price=200&people=1', 'place=volcanoes']) {
      const { choices } = find(tours, query);
      for (const [name, list] of Object.entries(choices)) {
        for (const { value, count } of list) {
          const parameters = new URLSearchParams(query);
          parameters.set(name, String(value));
          expect([query, name, value, find(tours, parameters.toString()).total]).toEqual([query, name, value, count]);
        }
      }
    }
  });
});

describe('If no tour matches', () => {
  it('the nearest ones are shown with what differs, and by how much', () => {
    const tours = catalogue([
      tour({ slug: 'far', days: 14, prices: [4_000, 7_000] }),
      tour({ slug: 'near', days: 5, prices: [900, 1_600] }),
    ]);
    const { total, nearest } = find(tours, 'people=2&days=4&price=1500');
    expect(total).toBe(0);
    expect(nearest.map(({ tour: { slug }, misses }) => [slug, misses])).toEqual([
      [
        'near',
        [
          { criterion: 'days', by: 1 },
          { criterion: 'price', by: 100 },
        ],
      ],
      [
        'far',
        [
          { criterion: 'days', by: 10 },
          { criterion: 'price', by: 5_500 },
        ],
      ],
    ]);
  });

  it('none are shown for a company without tours', () => {
    expect(find(catalogue([]), 'people=2')).toMatchObject({ total: 0, pages: 1, nearest: [] });
  });
});

describe('Related tours', () => {
  it('share the most places, then are the nearest in length; the tour itself is none', () => {
    const tours = catalogue([
      tour({ slug: 'both', places: [KIVU, VOLCANOES], days: 9 }),
      tour({ slug: 'one-long', places: [KIVU], days: 8 }),
      tour({ slug: 'one-short', places: [VOLCANOES], days: 3 }),
      tour({ slug: 'elsewhere', places: [] }),
      tour({ slug: 'this', places: [KIVU, VOLCANOES], days: 2 }),
    ]);
    expect(tours.relatedTo('this', 3).map(({ tour: { slug } }) => slug)).toEqual(['both', 'one-short', 'one-long']);
    expect(tours.relatedTo('unknown', 3)).toEqual([]);
    expect(tours.named(['this', 'unknown', 'both']).map(({ tour: { slug } }) => slug)).toEqual(['this', 'both']);
    expect(tours.leadingTo('volcanoes').map(({ tour: { slug } }) => slug)).toEqual(['both', 'one-short', 'this']);
  });
});
