// @ts-check

/** @type {HTMLElement[]} */
const tabs = [...document.querySelectorAll('[role="tab"]')].filter((tab) => tab instanceof HTMLElement);

/** The Tab key stops once; arrow keys, Home and End move between payment methods. */
export function initTabs() {
  for (const tab of tabs) {
    tab.addEventListener('click', () => selectTab(tab));
    tab.addEventListener('keydown', (event) => {
      const nextTab = findNextTab(tabs.indexOf(tab), event.key);
      if (!nextTab) return;
      event.preventDefault();
      selectTab(nextTab);
      nextTab.focus();
    });
  }
  selectMethod('upi');
}

/** @param {string} method */
export function selectMethod(method) {
  const tab = tabs.find((candidate) => candidate.dataset.method === method);
  if (tab) selectTab(tab);
}

/** @param {HTMLElement} selected */
function selectTab(selected) {
  for (const tab of tabs) {
    const isSelected = tab === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    document.getElementById(`panel-${tab.dataset.method}`)?.toggleAttribute('hidden', !isSelected);
  }
}

/**
 * @param {number} index
 * @param {string} key
 */
function findNextTab(index, key) {
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(index - 1);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  return undefined;
}
