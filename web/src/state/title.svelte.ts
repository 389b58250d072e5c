// What the tab says: the page's own words while it has any, the name of the house otherwise.
class Title {
  text = $state('');
}

export const title = new Title();
