export * from './career-without-time.ts';
export * from './karaka-pairs.ts';
export * from './money-karakas.ts';
export * from './reasons.ts';
export * from './sun-and-moon-yogas.ts';
export * from './work-decades.ts';
