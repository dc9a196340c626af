/**
 * The order of the folders. A file imports only its own folder and folders listed before it; type imports count.
 * scripts/check-imports.ts checks it, and ARCHITECTURE.md quotes this list.
 */
export const SERVER_ORDER: readonly string[] = [
  'src/astrology',
  'src/numerology',
  'src/platform',
  'src/ledger',
  'src/projections',
  'src/places',
  'src/reports',
  'src/accounts',
  'src/catalogue',
  'src/people',
  'src/orders',
  'src/payments',
  'src/delivery',
  'src/kundli-milan',
  'src/privacy',
  'src/contact',
  'src/dashboard',
  'src/chart-facts',
  'src/newsletter',
  'src/panchang',
  'src/openapi',
  'src/dev',
  'jobs',
  // the files directly in src/: configuration, composition, server, worker
  'src',
  'src/support',
];

/** The web imports contracts (contract*.ts) of the server folders, and nothing else of them. */
export const WEB_ORDER: readonly string[] = [
  'web/src/charts',
  'web/src/calculators',
  'web/src/ui',
  'web/src/content',
  'web/src/print',
  'web/src/lib',
  'web/src/features/birth-details',
  // all other features: none imports another
  'web/src/features/*',
  'web/src/app',
];

/** Folders that may import less than the order allows. */
export const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'src/astrology': [],
  'src/numerology': [],
  'src/platform': [],
  'src/ledger': ['src/platform'],
  'src/projections': ['src/platform', 'src/ledger'],
  'src/places': ['src/platform'],
  'src/reports': ['src/astrology', 'src/numerology', 'src/places'],
  'web/src/print': ['web/src/charts', 'web/src/content'],
};

/** Commands: they import everything, and nothing imports them, except that benchmarks import scripts. */
export const COMMAND_FOLDERS: readonly string[] = ['scripts', 'bench', 'migrations'];

/** The sandbox is a separate package: it imports nothing outside, and others import only its entries. */
export const SANDBOX = {
  folder: 'sandbox',
  entries: ['sandbox/index.ts', 'sandbox/main.ts'],
  importer: 'src/compose-sandbox.ts',
};
