/** A Sade Sati outside of the years from six to fifteen, in the report of a child. */

export const sadeSatiOfChild = {
  /** One that begins after childhood; `age`: in its first days. */
  later: (age: number): string =>
    `The next Sade Sati begins when you are ${age}. Nothing has to be prepared for it in childhood: its advice is for grown-up years.`,
  past: 'One Sade Sati fell in your first years, and the family felt it more than you. A calm grown-up at home helped most. It is over, and nothing has to be done about it.',
} as const;
