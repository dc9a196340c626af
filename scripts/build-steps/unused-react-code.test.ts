import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { removeUnusedReactCode } from './unused-react-code.ts';

const REACT_DOM = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');

describe('the removal of unused code of React DOM', () => {
  it('leaves a valid script that is a twelfth shorter', () => {
    const code = removeUnusedReactCode(REACT_DOM);
    expect(parseSync('react-dom.js', code).errors).toEqual([]);
    expect(code.length).toBeLessThan(REACT_DOM.length * (11 / 12));
  });

  it('fails when an update of React has other code at one of the places', () => {
    const updated = REACT_DOM.replace('function startViewTransition(', 'function startTransitionOfView(');
    expect(() => removeUnusedReactCode(updated)).toThrow('React DOM has no code like');
  });
});
