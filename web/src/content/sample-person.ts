/** The made-up person of the samples, with the chart that the build computes for the samples. */
import person from '#build/sample-content/person.json' with { type: 'json' };

export const samplePerson = person;
export const sampleChart = person.chart;
