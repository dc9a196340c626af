/** Rahu in each sign counted from the natal Moon, first to twelfth. Its good houses are those of the Sun. */
export const rahu = [
  'Rahu is over your Moon, and new people and wishes make the mind restless. Wait until the next morning before any large purchase.',
  'Rahu makes your speech bold, and you spend easily. Promise half of what you want to promise, and check a scheme with two people before you pay.',
  'Rahu helps you through courage, media and contacts from elsewhere. Try the unusual application or business now, in a small and quick form.',
  'Rahu makes home unsettled, through a move, a tenant or a paper. Have each clause of a rent or sale deed checked before you sign.',
  'Rahu brings unusual ideas and attractions. Test an idea with a small sum, and let your family meet a new love early.',
  'Rahu helps you against rivals, debts and office problems by new methods. File the application or the reply now, and follow the rules strictly.',
  'Rahu brings interesting people who promise much, in business or marriage. Ask what they did last year, and speak with somebody who knows them.',
  'Rahu brings sudden turns and rumours, mostly smaller than they sound. Back up your data, tell one trusted person where papers are, and avoid easy money.',
  'Rahu draws you to foreign places and unusual teachers. Travel or study, but change no family custom because of a video.',
  'Rahu brings your work into public view, and a chance can be large. Accept the visible task, and support each claim with a fact.',
  'Rahu brings gains through large groups, technology or contacts abroad. Accept what pays on time, and return quickly what belongs to others.',
  'Rahu makes sleep restless and draws you to distant travel. Keep the phone out of the bedroom, choose one trip, and cancel hidden subscriptions.',
] as const;
