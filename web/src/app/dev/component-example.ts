import type { ComponentType, ReactNode } from 'react';

export type ComponentExample = {
  /** compared with the exports of web/src/ui by the test */
  component: ComponentType<never>;
  name: string;
  importPath: `#web/ui/${string}.tsx`;
  /** compact: many small states in a row; wide: one state in a row */
  layout?: 'compact' | 'wide';
  states: Record<string, ReactNode>;
};

export const HINDI_NAME = 'अनुष्का श्रीवास्तव';
/** Fills two lines. */
export const LONG_TEXT =
  'Venkatanarasimharajuvaripeta Subrahmanya Lakshminarayanan, born at Thiruvananthapuram in the early morning';
