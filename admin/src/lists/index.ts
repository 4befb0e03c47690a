export { ActionsColumn } from './ActionsColumn';
export { Ellipsis, OneLine, RowLink, TwoLines } from './cells';
export { Column } from './Column';
export { dayFilters } from './dayFilters';
export { ListEmpty } from './ListEmpty';
export { ListPage } from './ListPage';
export { publicityFilters } from './publicityFilters';
export { RowCard } from './RowCard';
export { TITLE_LENGTH, TitleCell } from './TitleCell';
