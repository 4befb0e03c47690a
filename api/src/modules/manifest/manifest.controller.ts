import { Controller, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { catStamp, isDay, today } from '@imisozi/core/kigali-time';
import { refusal } from '../../platform/errors/refused.js';
import { allow } from '../../platform/auth/access.decorators.js';
import { Get } from '../../platform/http/route.js';
import { csvFile, csvSheet } from '../../platform/list/csv-sheet.js';
import { acceptsCsv } from '../../platform/list/send-list.js';
import { varyBy } from '../../platform/http/vary-by.js';
import { CurrentActor, type Actor } from '../audit/actor.js';
import { ManifestAnswer, type ManifestRow, type ManifestTraveller } from './manifest.view.js';
import { OrderManifest } from './order.manifest.js';

/** The columns of the printed sheet, with the days of each trip. */
type SheetRow = Omit<ManifestRow, 'extras' | 'party' | 'types' | 'notes' | 'crew'> & {
  readonly types: string;
  readonly when: string;
  readonly extras: string;
  readonly notes: string;
  readonly crew: string;
  readonly party: string;
  readonly diets: string;
  readonly flights: string;
};

const SHEET = csvSheet<SheetRow>('manifest', [
  'when',
  'number',
  'itemTitle',
  'travelDate',
  'endDate',
  'names',
  'phoneNumber',
  'location',
  'people',
  'party',
  'diets',
  'flights',
  'extras',
  'status',
  'balance',
  'message',
  'types',
  'notes',
  'crew',
]);

@ApiTags('Dashboard: manifest')
@Controller('admin/manifest')
export class ManifestController {
  constructor(private readonly manifest: OrderManifest) {}

  @Get('', allow('manifest', 'show'), 'Who travels on a day', {
    description: 'As a file for spreadsheets with Accept: text/csv.',
    answer: ManifestAnswer,
    file: 'csv',
  })
  @ApiQuery({ name: 'day', required: false, type: String, example: '2027-06-12', description: 'Default: today.' })
  async show(
    @Query('day') asked: string | undefined,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ManifestAnswer | StreamableFile> {
    const day = asked || today();
    if (!isDay(day)) throw refusal('day-unreadable');
    varyBy(reply, 'Accept');
    const manifest = await this.manifest.on(day, actor);
    return acceptsCsv(reply.request) ? csvFile(SHEET, sheetRows(manifest)) : manifest;
  }
}

async function* sheetRows({ starting, underWay, ending }: ManifestAnswer): AsyncGenerator<SheetRow[]> {
  const rows = (when: string, some: readonly ManifestRow[]) =>
    some.map((row) => ({
      ...row,
      ...partyCells(row.party),
      when,
      extras: row.extras.join(', '),
      types: row.types.join(', '),
      notes: row.notes.join('; '),
      crew: row.crew.join('; '),
    }));
  yield [...rows('starting', starting), ...rows('under way', underWay), ...rows('ending', ending)];
}

const UNREADABLE = 'cannot be read: another DATA_KEY';

/** Travellers as cells of the sheet, each with their details. */
function partyCells(party: readonly ManifestTraveller[] | null): Pick<SheetRow, 'party' | 'diets' | 'flights'> {
  if (!party) return { party: UNREADABLE, diets: '', flights: '' };
  const said = (of: (one: ManifestTraveller) => string) =>
    party.flatMap((one) => (of(one) ? [`${one.names}: ${of(one)}`] : [])).join('; ');
  return {
    party: party.map(({ names }) => names).join(', '),
    diets: said(({ diet, remarks }) => [diet, remarks].filter(Boolean).join(', ')),
    flights: said(flightsOf),
  };
}

function flightsOf({ arrivalFlight, arrivalAt, departureFlight, departureAt }: ManifestTraveller): string {
  const flight = (word: string, name: string | null, at: string | null) =>
    name || at ? [word, name, at && catStamp(new Date(at)).slice(0, 16)].filter(Boolean).join(' ') : '';
  return [flight('arrives', arrivalFlight, arrivalAt), flight('leaves', departureFlight, departureAt)]
    .filter(Boolean)
    .join(', ');
}
