export * from './grahas-from-moon.ts';
export * from './jupiter-years.ts';
export * from './lagna-texts.ts';
export * from './lagna.ts';
export * from './moon-and-sun.ts';
export * from './possible-lagnas.ts';
export * from './rising-nakshatra.ts';
