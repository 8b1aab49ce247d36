/** What the frame draws beside the entries of its menu, by the names of Tabler. */
export const signs = {
  narrow: 'LayoutSidebarLeftCollapse',
  widen: 'LayoutSidebarLeftExpand',
  pin: 'Star',
  pinned: 'StarFilled',
  recent: 'Clock',
  fold: 'ChevronDown',
  change: 'Replace',
  search: 'Search',
  light: 'Sun',
  dark: 'Moon',
  auto: 'DeviceDesktop',
  person: 'UserCircle',
  bell: 'Bell',
  help: 'Help',
  devices: 'Devices',
  leave: 'Logout',
} as const;
