export * from './ten-years.ts';
export * from './window-reasons.ts';
