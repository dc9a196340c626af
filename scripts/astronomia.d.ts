/** The tables of the `astronomia` package, which has no type declarations. */

declare module 'astronomia/data/elpMppDeFull' {
  type Terms = Record<string, readonly (readonly number[])[]>;
  const tables: { W1: readonly number[]; L: Terms; B: Terms; R: Terms };
  export default tables;
}

declare module 'astronomia/data/vsop87Bearth' {
  type Terms = Record<string, readonly (readonly number[])[]>;
  const tables: { L: Terms; B: Terms; R: Terms };
  export default tables;
}

declare module 'astronomia/data/vsop87Bmercury' {
  export { default } from 'astronomia/data/vsop87Bearth';
}

declare module 'astronomia/data/vsop87Bvenus' {
  export { default } from 'astronomia/data/vsop87Bearth';
}

declare module 'astronomia/data/vsop87Bmars' {
  export { default } from 'astronomia/data/vsop87Bearth';
}

declare module 'astronomia/data/vsop87Bjupiter' {
  export { default } from 'astronomia/data/vsop87Bearth';
}

declare module 'astronomia/data/vsop87Bsaturn' {
  export { default } from 'astronomia/data/vsop87Bearth';
}
