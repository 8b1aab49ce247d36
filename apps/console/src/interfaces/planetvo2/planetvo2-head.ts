export const planetVO2Tabs = { configuration: 'Configuration', logs: 'Logs' } as const;

export const planetVO2Head = {
  title: 'PlanetVO 2',
  purpose: 'Reliez chaque site à celui qui lui correspond dans PlanetVO 2, et voyez ce que les deux se sont dit.',
} as const;
