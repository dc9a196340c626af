/** The sentence on the hours of a dosha, for the page and the CLI. */

/** @param person "the bride", or the name. @param hours "before 12:32 am" */
export const formatDoshaHours = (name: string, person: string, hours: string): string =>
  `There is ${formatDosha(name)} only if ${person} was born ${hours}.`;

/** "bhakoot dosha" from "Bhakoot" */
export const formatDosha = (name: string): string => `${name.toLowerCase()} dosha`;
