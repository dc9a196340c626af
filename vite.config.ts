/** Builds the site for browsers (build/site) and the renderer of its public pages for Node (build/prerender). */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { removeUnusedReactCode } from '#scripts/build-steps/unused-react-code.ts';

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every page loads first. */
const INITIAL_GROUPS = [
  { name: 'react', test: /node_modules|rolldown\/runtime/, tags: ['$initial' as const] },
  {
    name: 'frame',
    test: /web\/src\/(?!app\/boot\/)|\/src\/(?:catalogue|places|platform)\//,
    tags: ['$initial' as const],
  },
];

/** Tiny modules that most pages use: the entry imports them, so that they are part of the first scripts. */
const COMMON_MODULES =
  /web\/src\/lib\/page-data\.ts$|\/src\/(catalogue\/contract-minimum-age|places\/contract-age|platform\/contract-time)\.ts$/;

/** Small modules of the pages with reports. */
const SMALL_MODULES =
  /web\/src\/(lib\/(dates|catalogue\/(catalogue-api|price|LazySampleCover))|charts\/wheel-rings)\.tsx?$/;

/** What report list and report page share, with the first step of a visitor's purchase. */
const CATALOGUE_MODULES =
  /web\/src\/(lib\/purchase\/(use-purchase|offer)|features\/(catalogue\/\w+|purchase\/LoginRequiredDialog)|ui\/feedback\/Skeleton)\.tsx?$|src\/catalogue\/contract-two-people\.ts$/;

/** The words of the sky in the first section of the home page. */
const ALMANAC_MODULES = /src\/astrology\/contract-names\.ts$|web\/src\/charts\/descriptions\.ts$/;

/** The way to the login and back, also in the middle of a purchase. */
const LOGIN_MODULES =
  /web\/src\/lib\/(session\/login-paths|purchase\/(purchase-intent|calculator-birth))\.ts$|src\/accounts\/contract-redirect\.ts$/;

/** The basic parts of every form, with the wait for a computed result. */
const FORM_MODULES =
  /web\/src\/ui\/(form\/((Field|FormMessage|use-submit|use-pre-hydration-input)\.tsx?|form\.module\.css)|behaviour\/use-delayed-result\.ts)$/;

/** The figures of the calculators. */
const CALCULATOR_MODULES =
  /web\/src\/(features\/calculators\/(figures\/|PlaceholderFigure\.)|calculators\/(karaka-planets|love-range|mahadashas)\.|ui\/ScoreRuler\.)/;

const BIRTH_DATE_MODULES = /web\/src\/features\/birth-details\/(BirthDateField|birth-date)\.tsx?$/;

/** What kundli milan and the order of a match report share. */
const COUPLE_MODULES =
  /web\/src\/(features\/(birth-details\/(birth-form\.|ClockOffsetChoice)|kundli-milan\/(match-form\.|KundliMilanPage\.module))|lib\/purchase\/match-couple\.)/;

/** What the upper and the lower part of a panchang share. */
const PANCHANG_MODULES = /web\/src\/(content\/panchang|features\/panchang\/(town-clock|limb-names))\.ts$/;

/** The search for a place of birth. */
const PLACE_MODULES =
  /web\/src\/(features\/birth-details\/(PlaceField|use-place-search|place-label)|ui\/behaviour\/visible-area)\.tsx?$/;

/** What the contact page and the support page share. */
const CONTACT_MODULES =
  /web\/src\/features\/contact\/(Contact(Form|Fields)|contact-result|use-contact-form)\.tsx?$|src\/contact\/contract-subjects\.ts$/;

/** What login, sign-up and password pages share. */
const ACCOUNT_MODULES =
  /web\/src\/(features\/accounts\/(AccountPageLayout|AlreadySignedIn|SocialSignIn|use-redirect-after-success|use-next-path)|ui\/form\/PasswordField)\.tsx?$/;

/** Code of React Router for parts that the site does not use. Without it the parts are not bundled: 4 kB less on each page. */
const UNUSED_ROUTER_CODE: [code: RegExp, replacement: string][] = [
  // Prefetching of links, which only the framework mode has.
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '= [false, null, rest];'],
  [/return shouldPrefetch && !isAbsolute \? [^;]* : link;/, 'return link;'],
  // Fetchers and submitted forms: our forms call the API.
  [/^ {4}fetch: fetch2,$/m, ''],
  [/if \(opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)\)/, 'if (false)'],
  [/if \(init\.instrumentations\)/g, 'if (false)'],
  // Errors of server components.
  [/return [^;]*\(RSCErrorHandler, \{ error \}, result\);/, 'return result;'],
];

/** @throws when the code is not there, which an update of the package can cause */
function removeUnusedCode(code: string): string {
  return UNUSED_ROUTER_CODE.reduce((text, [unused, replacement]) => {
    if (!text.match(unused)) throw new Error(`React Router has no code like ${unused}`);
    return text.replace(unused, replacement);
  }, code);
}

/** The environments (client, ssr) whose React Router is without its unused code. */
const reducedEnvironments = new Set<string>();

/**
 * Leaves unused parts of React Router out (decision 7). Contexts and wrapped components are marked as free of side effects, so that
 * those without a use are not bundled: 1 kB less on each page. Their `displayName` is for developer tools only.
 */
const reactRouterTreeShaking: Plugin = {
  name: 'react-router-tree-shaking',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\// },
    handler(code) {
      const hasRouter = code.includes('function createRouter(');
      if (hasRouter) reducedEnvironments.add(this.environment.name);
      return {
        code: (hasRouter ? removeUnusedCode(code) : code)
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (?=React\d*\.(createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      };
    },
  },
  buildEnd(error) {
    if (!error && !reducedEnvironments.has(this.environment.name))
      this.error('No file of React Router has "function createRouter(", so its unused code was not removed.');
  },
};

/** Leaves unused parts of React DOM out (decision 7): 9 kB less on each page. */
const reactWithoutUnusedCode: Plugin = {
  name: 'react-without-unused-code',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js/ },
    handler: (code) => ({ code: removeUnusedReactCode(code), map: null }),
  },
};

export default defineConfig({
  root: toPath('web'),
  plugins: [react(), reactRouterTreeShaking, reactWithoutUnusedCode],
  // Custom media queries: the names in web/src/ui/breakpoints.css.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  resolve: {
    alias: [
      { find: '@fonts', replacement: toPath('build/fonts/site') },
      // By default bundlers take the development build of the package, which prints warnings to the console.
      { find: /^react-router$/, replacement: toPath('node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: toPath('node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
  },
  build: {
    outDir: toPath('build/site'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Without it the imports of the entry, which uses none of them, are left out.
      treeshake: { moduleSideEffects: [{ test: COMMON_MODULES, sideEffects: true }] },
      output: {
        // The first script lists the names of nearly all other files: a name that is only a hash saves 1 kB on each page.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/content/articles/') ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        // Modules that are used together are in one file: on a slow line a request costs as much as 1 kB.
        codeSplitting: {
          groups: [
            ...INITIAL_GROUPS,
            { name: 'small', test: SMALL_MODULES },
            { name: 'login', test: LOGIN_MODULES },
            { name: 'catalogue', test: CATALOGUE_MODULES },
            { name: 'almanac', test: ALMANAC_MODULES },
            { name: 'form', test: FORM_MODULES },
            { name: 'calculator', test: CALCULATOR_MODULES },
            { name: 'birth-date', test: BIRTH_DATE_MODULES },
            // Also used by pages without a place; a group takes along what its modules import.
            { name: 'query', test: /web\/src\/lib\/use-query\.ts$/ },
            { name: 'place', test: PLACE_MODULES },
            { name: 'couple', test: COUPLE_MODULES },
            { name: 'panchang', test: PANCHANG_MODULES },
            { name: 'contact', test: CONTACT_MODULES },
            { name: 'accounts', test: ACCOUNT_MODULES },
          ],
        },
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: [toPath('web/index.html'), toPath('web/src/app/boot/start-fonts.ts')],
          output: {
            // The explicit compile hint of V8: Chromium compiles these files while it loads them, instead of each function
            // at its first call. With a quarter of the processor a page is interactive 60 ms earlier.
            postBanner: ({ name: fileName }) =>
              INITIAL_GROUPS.some(({ name }) => name === fileName) ? '//# allFunctionsCalledOnLoad\n' : '',
          },
        },
      },
    },
    ssr: {
      // The bundle includes React in its production build, independent of the server's NODE_ENV.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: toPath('build/prerender'),
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: {
          input: toPath('web/src/app/boot/entry.server.tsx'),
          // One file, read at start: a later build beside a running server removes nothing that it still needs.
          output: { codeSplitting: false },
        },
      },
    },
  },
  builder: {},
});
