/**
 * Removes the code of React DOM for parts that the site does not use, which React's own production build always contains.
 * Every page loads it, and on a slow connection each kB costs 22 ms (decision 7). An emptied function fails without an error:
 * remove its entry here before the site uses the part.
 */

/** Functions that only run for these parts. They are emptied, and what only they call is not bundled. */
const UNUSED_FUNCTIONS = [
  // <ViewTransition>
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'createViewTransitionInstance',
  // <Fragment ref>
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'isFragmentInstanceParent',
  // <SuspenseList>, <Activity>
  'updateSuspenseListComponent',
  'updateActivityComponent',
  // style sheets and images that delay the display of new content
  'accumulateSuspenseyCommitOnFiber',
];

const UNUSED_CODE: [code: RegExp, replacement: string][] = [
  ...UNUSED_FUNCTIONS.map((name): [RegExp, string] => [
    new RegExp(String.raw`^function ${name}\([^]*?^}$`, 'm'),
    `function ${name}() {}`,
  ]),
  [/^FragmentInstance\.prototype\.\w+ = function [^]*?^};$/gm, ''],
  // React then rejects an element of these types as invalid.
  [/^ {6}case REACT_ACTIVITY_TYPE:\n[^]*?^ {8}\);\n/m, ''],
  [/^ {6}case REACT_SUSPENSE_LIST_TYPE:\n[^]*?^ {8}\);\n/m, ''],
  [/^ {6}case REACT_LEGACY_HIDDEN_TYPE:\n {6}case REACT_VIEW_TRANSITION_TYPE:\n[^]*?^ {8}\);\n/m, ''],
  // The names of components in a logged error: in this build they are single letters.
  [
    /^function getStackByFiberInDevAndProd\([^]*?^}$/m,
    'function getStackByFiberInDevAndProd() { return ""; }',
  ],
  [/^function waitForCommitToBeReady\([^]*?^}$/m, 'function waitForCommitToBeReady() { return null; }'],
  // useActionState
  [/^ {4}use(?:Form|Action)State: (?:mount|update|rerender)ActionState,$/gm, ''],
  // preload(), preinit(), preconnect() and similar
  [/^ {2}D: prefetchDNS,\n[^]*?^ {2}M: preinitModuleScript$/m, ''],
  // onSelect, onBeforeInput, onComposition..., and functions as the action of a form.
  [
    /handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\s+switch \(domEventName\) \{[^]*?var fallbackData;[^]*?extractEvents\$1\([^]*?\);/,
    '',
  ],
  [/^registerTwoPhaseEvent\(\s*"on(?:Select|BeforeInput|Composition\w+)",[^]*?\);$/gm, ''],
];

/** @throws when code is missing, which an update of React can cause */
export function removeUnusedReactCode(code: string): string {
  return UNUSED_CODE.reduce((text, [unused, replacement]) => {
    if (!text.match(unused)) throw new Error(`React DOM has no code like ${unused}`);
    return text.replace(unused, () => replacement);
  }, code);
}
