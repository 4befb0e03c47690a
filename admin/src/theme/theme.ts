import type { KeyboardEvent } from 'react';
import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { paletteOf, type Mode } from './palette';

const TEXT_FACE = 'var(--font-text)';
const DISPLAY_FACE = 'var(--font-display)';

function theme(mode: Mode): RaThemeOptions {
  const colours = paletteOf(mode);
  const heading = { fontFamily: DISPLAY_FACE, fontWeight: 650, letterSpacing: '-0.01em' };
  return {
    palette: {
      mode,
      // A button that is pointed at keeps its contrast in the dark (WCAG 1.4.3).
      tonalOffset: { light: 0.2, dark: 0.15 },
      primary: { main: colours.green, contrastText: colours.onGreen },
      secondary: { main: colours.lake, contrastText: colours.onGreen },
      warning: { main: colours.gold },
      error: { main: colours.earth },
      info: { main: colours.lake },
      success: { main: colours.green },
      background: { default: colours.ground, paper: colours.surface },
      text: { primary: colours.ink, secondary: colours.inkSoft },
      divider: colours.line,
    },
    shape: { borderRadius: 12 },
    sidebar: { width: 212, closedWidth: 56 },
    typography: {
      fontFamily: TEXT_FACE,
      button: { textTransform: 'none', fontWeight: 600 },
      h1: { ...heading, fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)', lineHeight: 1.2 },
      h2: { ...heading, fontSize: '1.2rem', lineHeight: 1.3 },
      h3: { ...heading, fontSize: '1rem', lineHeight: 1.4 },
    },
    components: {
      ...defaultLightTheme.components,
      MuiCssBaseline: {
        styleOverrides: {
          // The tokens follow `color-scheme`, which is set here because the user may choose a scheme in the dashboard.
          ':root': { colorScheme: mode },
          ':focus-visible': { outline: `2px solid ${colours.green}`, outlineOffset: 2 },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
          },
        },
      },
      // Choices may still be read when somebody types fast: Enter chooses one, and never sends the form unfinished.
      MuiAutocomplete: {
        defaultProps: {
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === 'Enter') event.preventDefault();
          },
        },
      },
      MuiFilledInput: {},
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
      // A tooltip is the description and not the name: the column '#' must not be named 'Sort by #'.
      MuiTooltip: { defaultProps: { describeChild: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { border: `1px solid ${colours.line}`, borderRadius: 12 } },
      },
      MuiAlert: {
        styleOverrides: {
          root: {
            color: colours.ink,
            '&.MuiAlert-standard.MuiAlert-colorSuccess': { backgroundColor: colours.greenWash },
            '&.MuiAlert-standard.MuiAlert-colorInfo': { backgroundColor: colours.lakeWash },
            '&.MuiAlert-standard.MuiAlert-colorWarning': { backgroundColor: colours.goldWash },
            '&.MuiAlert-standard.MuiAlert-colorError': { backgroundColor: colours.earthWash },
          },
        },
      },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: colours.line },
          head: { color: colours.inkSoft, fontWeight: 600, lineHeight: 1.3, verticalAlign: 'bottom' },
          // On a phone, tables of three figures fit.
          sizeSmall: {
            '@media (max-width: 599.95px)': {
              paddingInline: 6,
              '&:first-of-type': { paddingInlineStart: 0 },
              '&:last-of-type': { paddingInlineEnd: 0 },
            },
          },
        },
      },
      MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
      // Wide tables scroll in their own container, and not the page.
      RaLayout: {
        styleOverrides: {
          root: {
            minWidth: 0,
            '& .RaLayout-contentWithSidebar': { minWidth: 0 },
            '& .RaLayout-content': { minWidth: 0, padding: 0 },
          },
        },
      },
      RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
      RaDataTable: {
        styleOverrides: {
          root: {
            '& .RaDataTable-tableWrapper': { overflowX: 'auto', borderRadius: 'inherit' },
            '& .RaDataTable-headerCell': { position: 'static', backgroundColor: 'transparent' },
            '& .MuiTableCell-root': { padding: '12px 7px' },
            '& .MuiTableCell-alignRight': { paddingInlineEnd: 18 },
            '& .MuiTableCell-root:first-of-type': { paddingInlineStart: 16 },
            '& .MuiTableCell-root:last-of-type': { paddingInlineEnd: 16 },
            '& .RaDataTable-row:last-of-type > td': { borderBottom: 0 },
          },
        },
      },
      // On a phone, filters share rows, so that the list begins higher up.
      RaListToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
      // React-admin sets the label of a row's checkbox on a wrapper, where screen readers miss it.
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            root: { 'aria-label': undefined },
            input: (owner: object) => ({ 'aria-label': (owner as { 'aria-label'?: string })['aria-label'] }),
          },
        },
      },
      // Hidden while nothing is selected, so that its buttons are not focusable.
      RaBulkActionsToolbar: {
        styleOverrides: {
          root: {
            '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
            // On a phone, it stands between filters and cards, and the buttons of many actions have room.
            '@media (max-width: 599.95px)': {
              '& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none', paddingInline: 8 },
              '& .RaBulkActionsToolbar-title': { flex: '1 1 auto', minWidth: 0, gap: 0 },
              '& .RaBulkActionsToolbar-topToolbar': { paddingInline: 0, flexShrink: 0 },
              '& .RaBulkActionsToolbar-topToolbar .MuiIconButton-root': { padding: 8 },
            },
          },
        },
      },
      RaTopToolbar: {
        styleOverrides: { root: { backgroundColor: 'transparent !important', minHeight: '44px !important' } },
      },
      RaFilterForm: {
        styleOverrides: {
          root: {
            '@media (max-width: 599.95px)': {
              display: 'grid',
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
              columnGap: 8,
              // The search and the chips have separate rows.
              '& > :has([type=text], [role=group])': { gridColumn: '1 / -1' },
              '& .RaFilterFormInput-spacer': { display: 'none' },
              // Leaves room for the button that removes the filter.
              '& .filter-field > :first-of-type': { minWidth: 0, flexGrow: 1 },
              '& .filter-field .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 48px)' },
              '& .filter-field .MuiAutocomplete-root, & .filter-field .MuiFormControl-root': { minWidth: 0 },
            },
          },
        },
      },
      RaAppBar: {
        styleOverrides: {
          root: {
            backgroundColor: colours.deep,
            color: colours.onDeep,
            boxShadow: 'none',
            borderBottom: `1px solid ${colours.deepLine}`,
          },
        },
      },
      RaSidebar: {
        styleOverrides: {
          root: {
            // As tall as the page, not only as the window.
            '@media (min-width: 600px)': { height: 'auto', '& .MuiDrawer-paper': { height: '100%' } },
            '& .RaSidebar-paper, & .MuiDrawer-paper': { backgroundColor: colours.surface },
            '& .MuiDrawer-paperAnchorDockedLeft': { borderInlineEnd: `1px solid ${colours.line}` },
          },
        },
      },
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            minHeight: 44,
            margin: '2px 8px',
            padding: '6px',
            borderRadius: 12,
            fontSize: '0.9375rem',
            fontWeight: 500,
            '& .RaMenuItemLink-icon': { minWidth: 34 },
            '&[aria-current="page"]': {
              backgroundColor: colours.greenWash,
              color: colours.green,
              fontWeight: 650,
              '& .RaMenuItemLink-icon': { color: colours.green },
            },
          },
        },
      },
    },
  };
}

export const lightTheme = theme('light');
export const darkTheme = theme('dark');
