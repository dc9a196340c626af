/** The background of a drawing, which selects its colours. 'inherit' uses those of the element around it. */
export type Background = 'inherit' | 'paper' | 'night' | 'print';

export function getDrawingClass(kind: string, background: Background = 'inherit', extra = ''): string {
  return ['drawing', kind, background === 'inherit' ? '' : `on-${background}`, extra]
    .filter(Boolean)
    .join(' ');
}

/** Returns the attributes of a drawing with a label for screen readers; null hides it from them. */
export function toLabelProps(label: string | null) {
  return label === null
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label } as const);
}
