/** The karana of birth: Bava to Vishti, then Shakuni, Chatushpada, Naga and Kimstughna. */
export const birthKarana: readonly string[] = [
  'Beginnings take, with you, and continue. What you start on an ordinary weekday, for ordinary reasons, is often still going after ten years.',
  'Whatever you learn you would like to pass on in good order. A small circle of listeners, a notebook with headings, and your day has been worth the getting up.',
  'You work best beside a friend. Two chairs at one table and an easy silence double what you can do; choose the companion before the task.',
  'You make a place liveable within an hour: lamp moved, kettle found, chair by the window. Wherever you must wait for long, do that first.',
  'Your effort goes into soil of one kind or another and is seen a season later. Keep a second, faster project, so that there is something to show on Fridays.',
  'A price, a swap, a fair deal: you enjoy the talk as much as the thing. Say what you want to pay early on, and half the bargaining can be spent on laughter.',
  'You can do the unloved task that needs a hard hour: the clear-out, the firm refusal, the overdue bill. Mark its beginning and its end, and wash your hands of it.',
  'Small aids are clever in your hands: the right spice, the right word, the safety pin. Carry them with you; somebody on the train is going to be glad.',
  'Animals, old rites and four-legged furniture take to you. You keep up customs for those who can no longer do it, and the house is steadier for them.',
  'You hold on without a sound. Secrets, savings and long intentions are safe in you; bring one of them up into the sun each year and see whether it still fits.',
  'Yours is the first half of a new Moon’s light, a thread so fine that one must be told where to look. Modest openings suit you; skip the inauguration.',
];
