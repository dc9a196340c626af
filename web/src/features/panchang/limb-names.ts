import type { NamedStay } from '#src/panchang/contract.ts';

const [PURNIMA, AMAVASYA] = [15, 30];

/** "Shukla Trayodashi"; Purnima and Amavasya alone. */
export const nameTithi = ({ part, name }: Pick<NamedStay, 'part' | 'name'>): string => {
  if (part === PURNIMA || part === AMAVASYA) return name;
  return `${part < PURNIMA ? 'Shukla' : 'Krishna'} ${name}`;
};
