export * from './sign-on-fourth.ts';
export * from './sign-on-ninth.ts';
export * from './sign-on-second.ts';
export * from './sign-on-seventh.ts';
export * from './sign-on-tenth.ts';
