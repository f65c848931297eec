/**
 * Shows the form that a link of the service leads to: the first account's, or that of an invitation. The token stands behind
 * `#`, so that no server's log has it; it goes into the body of one request.
 */
export const HOME_SCRIPT = `const LINKS = {
  '#/setup': { title: "Create the operator's account", path: '/api/auth/register', field: 'setup_token' },
  '#/invitation': { title: 'Accept the invitation', path: '/api/auth/invitations/accept', field: 'token' },
};
const section = document.querySelector('#account');
const form = section.querySelector('form');
const told = section.querySelector('.told');

const show = () => {
  const [place, query = ''] = location.hash.split('?');
  const link = LINKS[place];
  section.hidden = link === undefined;
  if (link === undefined) return;
  const isSetup = place === '#/setup';
  document.querySelector('#account-title').textContent = link.title;
  document.querySelector('#email-field').hidden = !isSetup;
  form.elements.email.required = isSetup;
  form.onsubmit = (event) => {
    event.preventDefault();
    void send(link, new URLSearchParams(query).get('token') ?? '', isSetup);
  };
};

const send = async (link, token, isSetup) => {
  told.textContent = 'One moment …';
  const { email, name, password } = Object.fromEntries(new FormData(form));
  const body = { [link.field]: token, name, password, ...(isSetup ? { email } : {}) };
  try {
    const response = await fetch(link.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) {
      const { fields = [], error, message } = answer.detail;
      told.textContent = fields.map((field) => field.message).join(' ') ||
        (error === 'invalid_credentials' ? 'This link is not good any more, or the password is wrong.' : message);
      return;
    }
    form.replaceChildren(told);
    told.textContent = 'The account is there. Sign in with it as shown below, or run: rowloom login ' + location.origin;
    history.replaceState(null, '', '/');
  } catch {
    told.textContent = 'The service does not answer. Try again.';
  }
};

addEventListener('hashchange', show);
show();
`;
