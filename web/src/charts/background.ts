/** What a drawing lies on. 'inherit' takes the colours of the band it stands in (`.on-night`, `.on-print`). */
export type Ground = 'inherit' | 'paper' | 'night' | 'print';

export function getDrawingClass(kind: string, ground: Ground = 'inherit', extra = ''): string {
  return ['drawing', kind, ground === 'inherit' ? '' : `on-${ground}`, extra].filter(Boolean).join(' ');
}

/** A drawing either says what it shows or keeps silent. */
export function toLabelProps(label: string | null) {
  return label === null
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label } as const);
}
