import type { SvgIconComponent } from '@mui/icons-material';
import PublicationsIcon from '@mui/icons-material/DescriptionOutlined';
import EventsIcon from '@mui/icons-material/EventOutlined';
import ToursIcon from '@mui/icons-material/HikingOutlined';
import DestinationsIcon from '@mui/icons-material/TerrainOutlined';
import { Box, Card, Skeleton, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import type { Figures } from '../data/types';
import { useLabel } from '../i18n/useLabel';

type Counted = keyof NonNullable<Figures['counts']>;

const CARDS: readonly { readonly of: Counted; readonly Icon: SvgIconComponent; readonly colour: string }[] = [
  { of: 'publications', Icon: PublicationsIcon, colour: 'earth' },
  { of: 'events', Icon: EventsIcon, colour: 'gold' },
  { of: 'destinations', Icon: DestinationsIcon, colour: 'green' },
  { of: 'tours', Icon: ToursIcon, colour: 'lake' },
];

/** The number of publications, events, destinations and tours, each a link to its list. */
export function Counts({ counts }: { readonly counts: NonNullable<Figures['counts']> | undefined }) {
  const label = useLabel();
  return (
    <Box
      component="ul"
      aria-label={label('app.dashboard.counts.label')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      {CARDS.map(({ of, Icon, colour }) => (
        <Card key={of} component="li">
          <Box
            component={LinkBase}
            to={`/${of}`}
            sx={{
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              alignItems: { xs: 'start', sm: 'center' },
              gap: { xs: 1, sm: 2 },
              p: { xs: 1.5, sm: 2.5 },
              color: 'inherit',
              textDecoration: 'none',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 48,
                height: 48,
                borderRadius: '50%',
                color: colour === 'gold' ? 'var(--gold-ink)' : `var(--${colour})`,
                bgcolor: `var(--${colour}-wash)`,
              }}
            >
              <Icon />
            </Box>
            <Box>
              <Typography component="div" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {counts ? counts[of] : <Skeleton width={40} />}
              </Typography>
              <Typography component="div" sx={{ color: 'text.secondary' }}>
                {label(`app.dashboard.counts.${of}`)}
              </Typography>
            </Box>
          </Box>
        </Card>
      ))}
    </Box>
  );
}
