import { CfnCondition, CfnParameter, type CfnParameterProps, Fn } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/aws/environments.ts';
import { addParameterRules } from '#infra/aws/parameter-rules.ts';
import { pushHosts } from '#infra/push-hosts.ts';
import type { MapTiles } from '#shared/map-tiles.ts';

/**
 * The parameters that the operator sets at deployment (`--parameters AlarmMailbox=...`). CloudFormation keeps the
 * values for later deployments. A parameter without a default must be set at the first deployment.
 */
export interface OperatorParameters {
  /** The email address that receives the alarms. */
  alarmMailbox: string;
  /** The email address of the sender. */
  mailFrom: string;
  /** The public email address for reports of vulnerabilities. */
  securityContact: string;
  supportMailboxes: Record<'general' | 'billing' | 'technical', string>;
  monthlyBudgetUsd: number;
  /** Whether Lambdas reserve concurrency. AWS rejects this in accounts with a low concurrency quota. */
  reservesConcurrency: CfnCondition;
  /** Whether browsers must also use HTTPS for the subdomains of the site's domain (HSTS `includeSubDomains`). */
  hstsIncludeSubdomains: CfnCondition;
  /** Where the map's tiles come from. Empty: nowhere. */
  mapTiles: MapTiles;
  /** The hosts of push services that may get messages, separated by commas. */
  pushHosts: string;
  /** The environment variables with Stripe's keys. Empty values without `StripeKeysArn`. */
  stripe: Record<'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET', string>;
  domain: DomainParameters;
  webAcl: WebAclParameters;
  secrets: SecretParameters;
}

/** The site's own domain. If it is not set, the site uses the domain that CloudFront generates. */
export interface DomainParameters {
  name: string;
  certificateArn: string;
  isSet: CfnCondition;
}

/** A web ACL that the operator created, to use instead of ours. */
export interface WebAclParameters {
  arn: string;
  isSet: CfnCondition;
}

/** The revisions of the secrets. A revision is part of the secret's name, so a new revision generates a new value. */
export interface SecretParameters {
  originA: OptionalRevision;
  originB: OptionalRevision;
  sendsB: CfnCondition;
  signing: string;
  push: string;
}

/** The revision of a secret that the stack creates only if the revision is not empty. */
export interface OptionalRevision {
  revision: string;
  isSet: CfnCondition;
}

const emailAddress = {
  allowedPattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  constraintDescription: 'must be an email address, such as ops@example.com',
};

/** Returns the properties of a parameter that is either empty or an ARN that matches the pattern `what`. */
const optionalArn = (what: string) => ({
  default: '',
  allowedPattern: `^$|^arn:aws:${what}/.+$`,
  constraintDescription: `must be empty or an ARN that begins with arn:aws:${what.replace('\\d{12}', '<account>')}/`,
});

const revision = {
  default: '1',
  allowedPattern: '^[A-Za-z0-9-]{1,20}$',
  constraintDescription: 'must be 1 to 20 letters, digits or hyphens',
};

/** Declares the parameters of the stack, and the rules that CloudFormation checks before it changes any resource. */
export function createParameters(scope: Construct, environment: Environment): OperatorParameters {
  const parameter = (name: string, props: CfnParameterProps) => new CfnParameter(scope, name, props).valueAsString;
  const isSet = (name: string, value: string) =>
    new CfnCondition(scope, name, { expression: Fn.conditionNot(Fn.conditionEquals(value, '')) });

  const alarmMailbox = parameter('AlarmMailbox', { description: 'Receives the alarms.', ...emailAddress });
  const mailFrom = parameter('MailFrom', {
    description: 'Sender of emails. Its domain must be verified in SES in this region.',
    ...emailAddress,
  });
  const securityContact = parameter('SecurityContact', {
    default: '',
    description: 'The public address for reports of vulnerabilities. Empty: the sender of emails.',
    ...emailAddress,
    allowedPattern: `^$|${emailAddress.allowedPattern}`,
  });
  const hasSecurityContact = isSet('HasSecurityContact', securityContact);
  const mailbox = (name: string, of: string, address: string) =>
    parameter(name, { default: address, description: `Receives ${of}. Owners see it.`, ...emailAddress });
  const supportMailboxes = {
    general: mailbox('SupportMailbox', "owners' messages to support", 'support@example.com'),
    billing: mailbox('BillingMailbox', "owners' messages about billing", 'billing@example.com'),
    technical: mailbox('TechnicalMailbox', "owners' messages about technical issues", 'technical@example.com'),
  };
  const budget = new CfnParameter(scope, 'MonthlyBudgetUsd', {
    type: 'Number',
    default: environment.monthlyBudgetUsd,
    minValue: 1,
    description: 'The alarm mailbox is notified at 80% of this budget, and when the forecast exceeds it.',
  });
  const reserve = parameter('ReserveConcurrency', {
    default: 'true',
    allowedValues: ['true', 'false'],
    description: 'false while the quota of concurrent executions of the account is below 110.',
  });
  const subdomains = parameter('HstsIncludeSubdomains', {
    default: 'false',
    allowedValues: ['false', 'true'],
    description: 'Whether browsers must use HTTPS for every subdomain of the domain, for two years.',
  });
  const mapTiles = createMapTileParameters(parameter);
  const allowedPushHosts = parameter('PushHosts', {
    default: pushHosts.join(','),
    allowedPattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+(,[a-z0-9-]+(\\.[a-z0-9-]+)+)*$',
    constraintDescription: 'must be hosts in lower case, separated by commas',
    description: 'The push services that may get messages. Subdomains are included.',
  });
  const stripeKeysArn = parameter('StripeKeysArn', {
    description: 'Your secret with the JSON keys secretKey, publishableKey and webhookSecret of Stripe.',
    default: '',
    allowedPattern: '^$|^arn:aws:secretsmanager:[a-z0-9-]+:\\d{12}:secret:.+$',
    constraintDescription: 'must be empty or the ARN of a secret in Secrets Manager',
  });
  const hasStripe = isSet('HasStripe', stripeKeysArn);
  const stripeValue = (key: string) =>
    Fn.conditionIf(
      hasStripe.logicalId,
      Fn.join('', ['{{resolve:secretsmanager:', stripeKeysArn, `:SecretString:${key}}}`]),
      '',
    ).toString();
  const name = parameter('DomainName', {
    default: '',
    // Browsers send the domain in lower case, and the API compares it with the origin of requests.
    allowedPattern: '^$|^[a-z0-9-]+(\\.[a-z0-9-]+)+$',
    constraintDescription: 'must be empty or a domain in lower case without https://, such as www.example.com',
    description: 'The domain of the site. Empty: the domain of CloudFront.',
  });
  const certificateArn = parameter('CertificateArn', {
    description: 'The certificate of the domain, in us-east-1.',
    ...optionalArn('acm:us-east-1:\\d{12}:certificate'),
  });
  const webAclArn = parameter('WebAclArn', {
    description: 'Your own web ACL for CloudFront, in us-east-1.',
    ...optionalArn('wafv2:us-east-1:\\d{12}:global/webacl'),
  });
  const originSecret = (slot: 'A' | 'B') => {
    const value = parameter(`OriginRevision${slot}`, {
      description: `Revision of origin secret ${slot}. Empty: there is none.`,
      default: slot === 'A' ? '1' : '',
      allowedPattern: '^[A-Za-z0-9-]{0,20}$',
      constraintDescription: 'must be at most 20 letters, digits or hyphens',
    });
    return { revision: value, isSet: isSet(`HasOriginSecret${slot}`, value) };
  };
  const originSent = parameter('OriginSent', {
    default: 'A',
    allowedValues: ['A', 'B'],
    description: 'The origin secret that CloudFront sends.',
  });
  const secrets = {
    originA: originSecret('A'),
    originB: originSecret('B'),
    sendsB: new CfnCondition(scope, 'SendsOriginSecretB', {
      expression: Fn.conditionEquals(originSent, 'B'),
    }),
    signing: parameter('SigningRevision', { description: 'Revision of the signing secret.', ...revision }),
    push: parameter('PushRevision', { description: 'Revision of the push secret.', ...revision }),
  };

  const { originA, originB } = secrets;
  addParameterRules(scope, environment, {
    ...{ name, certificateArn, webAclArn, originSent, stripeKeysArn },
    ...{ originA: originA.revision, originB: originB.revision },
  });
  return {
    alarmMailbox,
    mailFrom,
    securityContact: Fn.conditionIf(hasSecurityContact.logicalId, securityContact, mailFrom).toString(),
    supportMailboxes,
    monthlyBudgetUsd: budget.valueAsNumber,
    reservesConcurrency: new CfnCondition(scope, 'ReservesConcurrency', {
      expression: Fn.conditionEquals(reserve, 'true'),
    }),
    hstsIncludeSubdomains: new CfnCondition(scope, 'HstsForSubdomains', {
      expression: Fn.conditionEquals(subdomains, 'true'),
    }),
    mapTiles,
    pushHosts: allowedPushHosts,
    stripe: {
      STRIPE_SECRET_KEY: stripeValue('secretKey'),
      STRIPE_PUBLISHABLE_KEY: stripeValue('publishableKey'),
      STRIPE_WEBHOOK_SECRET: stripeValue('webhookSecret'),
    },
    domain: { name, certificateArn, isSet: isSet('HasDomain', name) },
    webAcl: { arn: webAclArn, isSet: isSet('HasWebAcl', webAclArn) },
    secrets,
  };
}

/** Declares the parameters of the map's tiles. Their patterns keep the file valid JSON, and the policy one directive. */
function createMapTileParameters(parameter: (name: string, props: CfnParameterProps) => string): MapTiles {
  return {
    origin: parameter('MapTileOrigin', {
      default: '',
      allowedPattern: '^$|^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?$',
      constraintDescription: 'must be empty or https:// and a host, such as https://tiles.example.com',
      description: 'The server of map tiles. Empty: the map shows outlines of counties.',
    }),
    path: parameter('MapTilePath', {
      default: '/{z}/{x}/{y}.png',
      allowedPattern: '^/[A-Za-z0-9{}/._~?&=@%-]*$',
      constraintDescription: 'must be a path with {z}, {x} and {y}, such as /{z}/{x}/{y}.png',
      description: 'The path of a map tile.',
    }),
    attribution: parameter('MapTileAttribution', {
      default: '© OpenStreetMap contributors',
      allowedPattern: '^[^"\\\\]{0,200}$',
      description: 'The text on the map that the license of the tiles requires.',
    }),
    attributionUrl: parameter('MapTileAttributionUrl', {
      default: 'https://www.openstreetmap.org/copyright',
      allowedPattern: '^$|^https://[^"\\\\\\s]+$',
      description: 'The page to which that text links.',
    }),
  };
}
