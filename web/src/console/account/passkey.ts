// Passkeys: what the service says and what the browser wants are the same, but for the form of bytes.

interface Described {
  type: string;
  id: string;
}

/** What the service asks a passkey to sign. */
export interface PasskeyRequest {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: string;
  allowCredentials: Described[];
}

/** What the service says about a passkey that is to be made. */
export interface PasskeyCreation {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: string; alg: number }[];
  timeout: number;
  attestation: string;
  authenticatorSelection: { residentKey: string; requireResidentKey: boolean; userVerification: string };
  excludeCredentials: Described[];
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const named = ({ id }: Described): PublicKeyCredentialDescriptor => ({ type: "public-key", id: bytes(id) });

/** Whether this browser makes passkeys for this page: not every one does, and none does for a page without https or at a bare address. */
export function knowsPasskeys(): boolean {
  const isBare = /^[\d.]+$|:/.test(location.hostname);
  return window.isSecureContext && "PublicKeyCredential" in window && !isBare;
}

/** Whether the person closed the browser's dialog, or nothing there fitted: no fault, and nothing to tell. */
export function wasDropped(thrown: unknown): boolean {
  return thrown instanceof DOMException && ["NotAllowedError", "AbortError"].includes(thrown.name);
}

/** Has a passkey sign what the service asks for. */
export async function signWithPasskey(asked: PasskeyRequest) {
  const made = await navigator.credentials.get({
    publicKey: {
      challenge: bytes(asked.challenge),
      rpId: asked.rpId,
      timeout: asked.timeout,
      userVerification: asked.userVerification as UserVerificationRequirement,
      allowCredentials: asked.allowCredentials.map(named),
    },
  });
  const credential = made as PublicKeyCredential;
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    id: text(credential.rawId),
    clientDataJson: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  };
}

/** Has the browser make a passkey. */
export async function makePasskey(asked: PasskeyCreation) {
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: bytes(asked.challenge),
      rp: asked.rp,
      user: { ...asked.user, id: bytes(asked.user.id) },
      pubKeyCredParams: asked.pubKeyCredParams.map(({ alg }) => ({ type: "public-key", alg })),
      timeout: asked.timeout,
      attestation: "none",
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      excludeCredentials: asked.excludeCredentials.map(named),
    },
  });
  const credential = made as PublicKeyCredential;
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    clientDataJson: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
  };
}
