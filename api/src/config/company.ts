/** A link with the text to show for it. */
export interface CompanyLink {
  readonly name: string;
  readonly url: string;
}

/** The company as visitors, mails and documents name it (contract 7). */
export interface Company {
  readonly name: string;
  readonly tagline: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly social: {
    readonly facebook: string;
    readonly twitter: string;
    readonly instagram: string;
    readonly linkedin: string;
  };
  readonly partners: readonly CompanyLink[];
  readonly usefulLinks: readonly CompanyLink[];
  readonly carRentalPortal: string;
  readonly hotelPortal: string;
  /** Account whose posts the sidebar may show; empty: a plain link or nothing. */
  readonly twitterAccount: string;
  readonly chatPropertyId: string;
  readonly chatWidgetId: string;
  /** Decimal degrees, or null where no map is wanted. */
  readonly map: { readonly latitude: number; readonly longitude: number } | null;
  readonly merchantName: string;
  readonly merchantAddress: string;
}

const links = (value: string): CompanyLink[] =>
  value
    .split(';')
    .map((entry) => entry.split('='))
    .flatMap(([name, url]) => (name && url ? [{ name: name.trim(), url: url.trim() }] : []));

/**
 * The demonstration company, each fact overridable by an environment variable (contract 7).
 * Lists are written `Name=https://address;Other=https://address`; the map as `latitude,longitude`.
 */
export function readCompany(source: Record<string, string | undefined>): Company {
  const read = (name: string, fallback: string) => source[`COMPANY_${name}`] ?? fallback;
  const name = read('NAME', 'Imisozi Safaris');
  const address = read('ADDRESS', 'KG 7 Avenue, Kigali, Rwanda');
  const [latitude, longitude] = read('MAP', '-1.9441,30.0619').split(',').map(Number);
  return Object.freeze({
    name,
    tagline: read('TAGLINE', 'Journeys through the land of a thousand hills'),
    address,
    phone: read('PHONE', '+250 788 000 000'),
    email: read('EMAIL', 'hello@imisozi.example'),
    social: {
      facebook: read('FACEBOOK', 'https://www.facebook.com/'),
      twitter: read('TWITTER', 'https://x.com/'),
      instagram: read('INSTAGRAM', 'https://www.instagram.com/'),
      linkedin: read('LINKEDIN', 'https://www.linkedin.com/'),
    },
    partners: links(
      read(
        'PARTNERS',
        'Visit Rwanda=https://www.visitrwanda.com;Volcanoes National Park=https://www.volcanoesnationalpark.org;Akagera National Park=https://www.akagera.org;Nyungwe National Park=https://www.nyungwepark.com',
      ),
    ),
    usefulLinks: links(
      read('USEFUL_LINKS', 'Visas for Rwanda=https://irembo.gov.rw;Visit Rwanda=https://www.visitrwanda.com'),
    ),
    carRentalPortal: read('CAR_RENTAL_PORTAL', 'https://cars.imisozi.example'),
    hotelPortal: read('HOTEL_PORTAL', 'https://stays.imisozi.example'),
    twitterAccount: read('TWITTER_ACCOUNT', ''),
    chatPropertyId: read('CHAT_PROPERTY_ID', ''),
    chatWidgetId: read('CHAT_WIDGET_ID', ''),
    map:
      latitude !== undefined && longitude !== undefined && Number.isFinite(latitude) && Number.isFinite(longitude)
        ? { latitude, longitude }
        : null,
    merchantName: read('MERCHANT_NAME', name),
    merchantAddress: read('MERCHANT_ADDRESS', address),
  });
}
